/** Names in `data.fields` what a refusal of `common` is about when nobody has set the shop up yet (D49). */
export const NOT_SET_UP = 'settings';
