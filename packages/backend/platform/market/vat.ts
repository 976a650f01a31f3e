/** Value-added tax that prices of the shop contain, in percent. */
export const VAT_PERCENT = 25;
