/** Queue that hands e-invoices to the access point. */
export const E_INVOICE_QUEUE = 'send-e-invoices';
