/** Path of the cart page, from the header's link to it; undefined on pages without that link, such as those of the checkout. */
export const findCartUrl = (): string | undefined => document.querySelector<HTMLAnchorElement>('[data-opens="cart"]')?.pathname;
