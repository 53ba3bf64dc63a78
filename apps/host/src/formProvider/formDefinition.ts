/**
 * The fields of the sample form, as the provider of a real form would define them: those that the contact page sends
 * (docs/product.md, Contact page). Any other field is refused with FIELD_NOT_IN_FORM_DEFINITION.
 *
 * The definition belongs to the provider, as it would at HubSpot, so the app cannot import it: the app only knows which
 * value goes into which field (its table `contactFields`). The stories and the end-to-end tests of the contact page
 * send all of those fields to this form and fail if it refuses one.
 */
export const formDefinition = [
  'firstname',
  'lastname',
  'email',
  'company',
  'jobtitle',
  'phone',
  'message',
  'product_interest',
  '0-2/name',
] as const;

export type FormFieldName = (typeof formDefinition)[number];
