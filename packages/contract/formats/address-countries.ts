/** Codes of the countries of addresses (ISO 3166-1 alpha-2), the shop's own first. Each has a format of postcodes (postcode.ts). */
export const COUNTRIES: readonly string[] = ['HR', 'SI', 'AT', 'DE', 'IT', 'ES', 'BA', 'RS', 'ME'];
