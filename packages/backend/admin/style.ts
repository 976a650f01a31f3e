/** Styles of the page that stands in for the application, in the shop's colours. */
export const ADMIN_STYLE = `:root{color-scheme:light dark;--page:#f7f5ef;--ink:#12201a}
@media (prefers-color-scheme:dark){:root{--page:#0e1512;--ink:#eaf0ec}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:var(--page);color:var(--ink)}
main{max-width:44rem;margin:0 auto;padding:16px 16px 72px}
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
`;
