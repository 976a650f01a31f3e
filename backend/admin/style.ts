/** Looks of the editor's pages. */
export const ADMIN_STYLE = `:root{color-scheme:light dark;--line:#dad6ca;--control:#7a857b;--muted:#55635c;--brand:#0b5d45;--on:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--line:#3a4b43;--control:#70877c;--muted:#9db0a6;--brand:#3fbf94;--on:#06130e;--bad:#ff8a80}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;padding:8px 16px;border-bottom:1px solid var(--line)}
header ul{display:flex;flex-wrap:wrap;gap:0 16px;margin:0;padding:0;list-style:none}
header a{display:inline-block;padding:10px 0}
a{color:inherit}
a[aria-current]{font-weight:700}
main{max-width:64rem;margin:0 auto;padding:16px}
h1{font-size:1.5rem;line-height:1.2}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:8px;background:Canvas;padding:8px}
table{border-collapse:collapse;width:100%}
.wide{overflow-x:auto}
th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid var(--line)}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
form.fields{display:grid;gap:16px;max-width:44rem}
form.fields>div{display:grid;gap:4px}
label{font-weight:600}
small{color:var(--muted)}
input:not([type=hidden]):not([type=checkbox]),textarea,select{font:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--control);border-radius:6px;background:Canvas;color:CanvasText}
textarea{min-height:8rem}
input[type=checkbox]{width:20px;height:20px;vertical-align:middle;margin-inline-end:8px}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:var(--brand);color:var(--on);cursor:pointer;justify-self:start}
button.quiet{background:none;color:inherit;border:1px solid var(--control);font-weight:400;padding:8px 16px}
.search{display:flex;gap:8px;max-width:44rem;margin-block:16px}
.done,.refused{padding:12px 16px;border:1px solid var(--brand);border-inline-start-width:6px}
.refused{border-color:var(--bad)}
`;
