package dev.keyplan.render;

import freemarker.ext.beans.BeansWrapper;
import freemarker.ext.beans.MethodAppearanceFineTuner;
import java.beans.IntrospectionException;
import java.beans.PropertyDescriptor;
import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * Shows templates the components of a record under their own names, and no method at all. Without
 * it, a component {@code isEdge} is seen as a method, because Java Beans take it for the getter of
 * {@code edge}.
 */
final class RecordComponents implements MethodAppearanceFineTuner {

  @Override
  public void process(
      BeansWrapper.MethodAppearanceDecisionInput in, BeansWrapper.MethodAppearanceDecision out) {
    out.setExposeMethodAs(null);
    Method method = in.getMethod();
    if (isComponent(method)) {
      out.setExposeAsProperty(property(method));
      out.setReplaceExistingProperty(true);
    }
  }

  private static boolean isComponent(Method method) {
    Class<?> owner = method.getDeclaringClass();
    return owner.isRecord()
        && Arrays.stream(owner.getRecordComponents()).anyMatch(c -> c.getAccessor().equals(method));
  }

  private static PropertyDescriptor property(Method accessor) {
    try {
      return new PropertyDescriptor(accessor.getName(), accessor, null);
    } catch (IntrospectionException e) {
      throw new IllegalStateException("not a component: " + accessor, e);
    }
  }
}
