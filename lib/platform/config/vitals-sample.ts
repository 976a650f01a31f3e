/** Share of visits whose web vitals are counted. */
export const VITALS_SAMPLE = 0.1;
