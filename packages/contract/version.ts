/** Version of this contract. A new major one breaks backends that speak an older (D2). */
export const CONTRACT_VERSION = '1.0.0';
