/** A product code of KPD 2025, the Croatian classification of products by activity, as e-invoices carry it (HR-BR-25). */
export const KPD_PATTERN = '^\\d{2}\\.\\d{2}\\.\\d{2}$';
