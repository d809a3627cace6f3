/** Name in `data.fields` of the refusal of `common` while the shop is not set up yet (D49). */
export const NOT_SET_UP = 'settings';
