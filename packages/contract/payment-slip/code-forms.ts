/** Options of bwip-js for the codes of a slip: PDF417 as Croatian banks require it, with nine columns, error level 4, rows three modules high (D27); elsewhere QR with medium correction. */
export const CODE_FORMS = { hub3: { bcid: 'pdf417', columns: 9, eclevel: 4, rowmult: 3 }, epc: { bcid: 'qrcode', eclevel: 'M' } } as const;
