/** Styles of the back office, in the shop's colours. */
export const ADMIN_STYLE = `:root{color-scheme:light dark;accent-color:var(--brand);--page:#f7f5ef;--raised:#fff;--ink:#12201a;--line:#dad6ca;--control:#7a857b;--muted:#55635c;--brand:#0b5d45;--soft:#e1ece4;--on:#fff;--chrome:#0b5d45;--bad:#b3261e;--bad-soft:#fbe9e6}
@media (prefers-color-scheme:dark){:root{--page:#0e1512;--raised:#15201b;--ink:#eaf0ec;--line:#26352e;--control:#70877c;--muted:#9db0a6;--brand:#3fbf94;--soft:#17362b;--on:#06130e;--chrome:#0c2c22;--bad:#ff8a80;--bad-soft:#3a1a17}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums;margin:0;background:var(--page);color:var(--ink)}
header{display:flex;gap:8px 24px;align-items:center;justify-content:space-between;padding:8px max(16px,calc((100% - 76rem)/2 + 16px));background:var(--chrome);color:#fff}
header nav{display:block;position:static;flex:1 1 auto;min-width:0;width:auto;height:auto;margin:0;padding:0;border:0;background:none;color:inherit;overflow:visible}
header .menu{display:none}
header ul{display:flex;flex-wrap:wrap;gap:0 18px;margin:0;padding:0;list-style:none}
header a{display:inline-block;padding:10px 0;color:inherit;text-decoration:none;border-block:2px solid transparent}
header a:hover,header a[aria-current]{border-block-end-color:currentcolor}
header :focus-visible{outline-color:#fff;outline-offset:-3px}
a{color:var(--brand)}
a[aria-current]{font-weight:700}
main{max-width:76rem;margin:0 auto;padding:16px 16px 72px}
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:8px;background:var(--raised);color:var(--ink);padding:8px}
table{border-collapse:collapse;width:100%}
table:has(th:nth-child(4)){min-width:30rem}
table:has(th:nth-child(6)){min-width:44rem}
.wide{overflow-x:auto;margin-block:24px}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid var(--line)}
th{color:var(--muted);font-size:.8125rem}
tbody tr:hover{background:var(--soft)}
time{white-space:nowrap}
form.fields{display:grid;gap:16px;max-width:44rem}
form.fields>*{margin-block:0}
form.fields>h2{margin-block-start:16px}
form.fields>div:not(.wide){display:grid;gap:4px}
label{font-weight:600}
small{color:var(--muted)}
input:not([type=hidden]):not([type=checkbox]),textarea,select{font:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--control);border-radius:6px;background:var(--raised);color:inherit}
::placeholder{color:var(--muted);opacity:1}
textarea{min-height:8rem}
input[type=checkbox]{width:20px;height:20px;vertical-align:middle;margin:0 8px 0 0}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:var(--brand);color:var(--on);cursor:pointer;justify-self:start}
button.quiet{background:none;color:inherit;border:1px solid var(--control);font-weight:400;padding:8px 16px}
header button.quiet{border-color:currentcolor}
.links{display:grid;gap:16px;padding:0;list-style:none}
.done,.refused{padding:12px 16px;border:1px solid var(--brand);border-radius:6px;background:var(--soft)}
.refused{border-color:var(--bad);background:var(--bad-soft)}
@media (max-width:60rem){header .menu{display:block}header nav:not(:popover-open){display:none}header nav{position:fixed;inset:60px 0 auto;padding:8px 16px 16px;max-height:calc(100dvh - 60px);overflow:auto;background:var(--chrome);color:#fff}header ul{display:grid;grid-template-columns:1fr 1fr}header a{padding:10px 0}}
`;
