package dev.keyplan.render;

import dev.keyplan.pack.PackOutput;
import freemarker.template.TemplateHashModel;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.TemplateSequenceModel;
import java.util.ArrayList;
import java.util.List;

/** The list of the view that an output is written for. */
final class ViewLists {

  private ViewLists() {}

  /** One element, the view itself, for an output of the whole design. */
  static List<TemplateModel> elements(TemplateModel view, PackOutput output)
      throws TemplateModelException {
    if (output.isForDesign()) {
      return List.of(view);
    }
    TemplateModel found = view;
    for (String name : output.forEach().value().split("\\.", -1)) {
      found = field(found, name);
    }
    if (!(found instanceof TemplateSequenceModel list)) {
      throw new TemplateModelException("`" + output.forEach().value() + "` is no list of the view");
    }
    List<TemplateModel> elements = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      elements.add(list.get(i));
    }
    return elements;
  }

  private static TemplateModel field(TemplateModel owner, String name)
      throws TemplateModelException {
    TemplateModel value = owner instanceof TemplateHashModel hash ? hash.get(name) : null;
    if (value == null) {
      throw new TemplateModelException("the view has no `" + name + "` there");
    }
    return value;
  }
}
