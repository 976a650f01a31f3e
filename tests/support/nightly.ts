/** Whether this is the nightly run (scripts/test-nightly.ts): more widths, more samples, every combination. */
export const isNightly = process.env['NIGHTLY'] === '1';
