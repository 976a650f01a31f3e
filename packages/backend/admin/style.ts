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
.wide table.returns{min-width:60rem}
.wide{overflow-x:auto;margin-block:24px}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid var(--line)}
th{color:var(--muted);font-size:.8125rem}
tbody tr:hover{background:var(--soft)}
time,.reference{white-space:nowrap}
form.fields{display:grid;gap:16px;max-width:44rem}
form.fields>*{margin-block:0}
form.fields>h2{margin-block-start:16px}
form.fields>div:not(.wide){display:grid;gap:4px}
label{font-weight:600}
small{color:var(--muted)}
input:not([type=hidden]):not([type=checkbox]),textarea,select{font:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--control);border-radius:6px;background:var(--raised);color:inherit}
::placeholder{color:var(--muted);opacity:1}
textarea{min-height:8rem}
#f-content{min-height:24rem}
input[type=checkbox]{width:20px;height:20px;vertical-align:middle;margin:0 8px 0 0}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:var(--brand);color:var(--on);cursor:pointer;justify-self:start}
button.quiet{background:none;color:inherit;border:1px solid var(--control);font-weight:400;padding:8px 16px}
header button.quiet{border-color:currentcolor}
.review{padding-block:16px;border-block-start:1px solid var(--line)}.review h2{font-size:1.125rem;margin-block:0}.review .said{white-space:pre-line;overflow-wrap:anywhere;max-width:44rem}
.photos{display:flex;flex-wrap:wrap;gap:16px;padding:0;list-style:none}.photos li{display:grid;gap:8px;justify-items:start}.photos img{display:block;width:144px;height:144px;object-fit:cover;border-radius:6px;background:var(--raised)}
.links{display:grid;gap:16px;padding:0;list-style:none}
.checklist{display:grid;gap:0;padding:0;list-style:none;border-block-start:1px solid var(--line)}
.checklist li{padding:14px 0 14px 36px;border-block-end:1px solid var(--line);position:relative}
.checklist li::before{content:'';position:absolute;left:2px;top:18px;width:18px;height:18px;border:2px solid var(--control);border-radius:50%}
.checklist li[data-done=true]::before{border-color:var(--brand);background:var(--brand)}
.checklist li[data-done=true]::after{content:'';position:absolute;left:8px;top:21px;width:6px;height:10px;border:solid var(--on);border-width:0 2px 2px 0;transform:rotate(45deg)}
.checklist code{display:block;margin-block-start:4px;padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--raised);color:var(--ink);overflow-wrap:anywhere}
.checklist span{color:var(--muted);font-size:.875rem}
.checklist li[data-done=true] span{color:var(--brand)}
.search{display:flex;gap:8px;max-width:44rem;margin-block:16px}
.done,.refused{padding:12px 16px;border:1px solid var(--brand);border-radius:6px;background:var(--soft)}
.refused{border-color:var(--bad);background:var(--bad-soft)}
details>summary{padding-block:10px;font-weight:600;cursor:pointer}
details>div{display:grid;gap:4px;margin-block-start:16px}
@media (max-width:60rem){header .menu{display:block}header nav:not(:popover-open){display:none}header nav{position:fixed;inset:60px 0 auto;padding:8px 16px 16px;max-height:calc(100dvh - 60px);overflow:auto;background:var(--chrome);color:#fff}header ul{display:grid;grid-template-columns:1fr 1fr}header a{padding:10px 0}}
@media (max-width:40rem){main .wide table.rates{min-width:0}.rates tr{display:grid;grid-template-columns:repeat(4,1fr)}.rates td:first-child{grid-column:1/-1;font-weight:600;border:0;padding-block-end:0}.rates th:first-child{display:none}.rates th,.rates td{padding-inline-end:8px}}
`;
