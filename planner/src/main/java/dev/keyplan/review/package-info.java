/**
 * Design advice. In: a {@link dev.keyplan.plan.Plan}. Out: a {@link
 * dev.keyplan.review.ReviewedPlan}, the same plan with findings: what is allowed but often
 * regretted, each with the page of AWS that says why.
 *
 * <p>One class for each rule, all in {@link dev.keyplan.review.DesignRules}. A rule reports;
 * whether the author has considered it already ({@code allow} in the spec) is decided once, in
 * {@code Allowances}. Nothing here changes a plan or refuses one: what DynamoDB cannot do is
 * refused by the planner.
 */
@NullMarked
package dev.keyplan.review;

import org.jspecify.annotations.NullMarked;
