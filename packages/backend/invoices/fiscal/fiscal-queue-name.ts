/** Queue that reports papers to the tax office. */
export const FISCAL_QUEUE = 'report-papers';
