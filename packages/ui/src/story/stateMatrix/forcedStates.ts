/** The effects of a pointer or keyboard on an element, shown without using them. */
export type ForcedState = 'hover' | 'focus' | 'focus-visible' | 'focus-within' | 'active';

const attribute = 'data-forced';
const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/**
 * Shows an element in a state: marks it (and, as in real use, everything around it up to `boundary`), and
 * applies every rule for the state to the marked elements.
 */
export function forceState(
  element: Element,
  states: readonly ForcedState[],
  boundary: Element,
): void {
  mark(element, states);
  // Focus applies to the control, not its label.
  if (element instanceof HTMLLabelElement && element.control) mark(element.control, states);
  const around = states.flatMap((state): readonly ForcedState[] => {
    if (state === 'focus') return ['focus-within'];
    return state === 'hover' || state === 'active' ? [state] : [];
  });
  for (let outer = element.parentElement; outer && outer !== boundary; outer = outer.parentElement)
    mark(outer, around);
}

/** Sets the attribute only if it changes, so attribute observers don't loop. */
function mark(element: Element, states: readonly ForcedState[]): void {
  const value = states.join(' ');
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

/**
 * Extends the rules of the document for hover, focus or pressing, so they also apply to marked elements. Rules
 * keep their position, specificity and declarations; extended rules are skipped. Call it again after rules have been
 * added: styled-components inserts a component's rules on its first render.
 */
export function extendStateRules(document: Document): void {
  for (const sheet of document.styleSheets) {
    if (isReadable(sheet)) extendRules(sheet.cssRules);
  }
}

function isReadable(sheet: CSSStyleSheet): boolean {
  return sheet.href === null || new URL(sheet.href).origin === location.origin;
}

function extendRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const extended = extendSelector(rule.selectorText);
      if (extended !== rule.selectorText) rule.selectorText = extended;
    }
    if ('cssRules' in rule) extendRules(rule.cssRules as CSSRuleList);
  }
}

/** `a:hover` becomes `a:hover, a[data-forced~="hover"]`: an attribute has the same specificity as a pseudo-class. */
export function extendSelector(selector: string): string {
  if (selector.includes(attribute)) return selector;
  const forced = selector.replaceAll(pseudoClass, `[${attribute}~="$1"]`);
  return forced === selector ? selector : `${selector}, ${forced}`;
}
