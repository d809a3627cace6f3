/** Maximum lengths of a message to the shop, in UTF-16 units as browsers count `maxlength`. */
export const CONTACT_LIMIT = { name: 100, email: 200, subject: 200, message: 5000, order: 100 } as const;
