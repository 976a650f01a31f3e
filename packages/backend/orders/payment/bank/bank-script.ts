/** Submits the form that leads back, a moment after the result was to be read. */
export const BANK_SCRIPT = `
const form = document.querySelector('form[data-return]');
if (form) setTimeout(() => form.submit(), 1200);
`;
