/** Croatian names of VAT rates (HR-TB-2). Other rates need a reason for the exemption, which papers do not have. */
export const VAT_NAMES: Readonly<Record<number, string>> = { 25: 'HR:PDV25', 13: 'HR:PDV13', 5: 'HR:PDV5' };
