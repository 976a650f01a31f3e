/** Path of the cart page, from the header's link; undefined on pages without it, e.g. at checkout. */
export const findCartUrl = (): string | undefined => document.querySelector<HTMLAnchorElement>('[data-opens="cart"]')?.pathname;
