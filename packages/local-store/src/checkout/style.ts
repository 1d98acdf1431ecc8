/** How the checkout looks: one column on a phone, the order beside the payment on a desk. */
export const style = `
:root{color-scheme:light;--ink:#16181d;--quiet:#5b616e;--line:#e3e5ea;--paper:#fff;--tint:#f6f7f9;--accent:#16181d}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--ink);background:var(--tint)}
a{color:inherit;text-underline-offset:3px}
a:focus-visible,button:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
header{background:var(--paper);border-bottom:1px solid var(--line)}
header div,main{max-width:44rem;margin:0 auto;padding:1rem 1.25rem}
header div{display:flex;justify-content:space-between;gap:1rem;align-items:baseline}
header strong{font-size:1.125rem;letter-spacing:-.01em}
main{padding-block:1.5rem 4rem}
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;margin:.5rem 0 1.25rem}
h2{font-size:1rem;margin:0 0 .75rem}
section{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin-bottom:1rem}
ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:64px 1fr auto;gap:.25rem 1rem;align-items:center;padding:.75rem 0;border-top:1px solid var(--line)}
li:first-child{border-top:0;padding-top:0}
li:last-child{padding-bottom:0}
li img,li .blank{width:64px;height:80px;object-fit:cover;border-radius:8px;background:var(--tint);display:block}
li p,dl,dd,dt{margin:0}
li b{font-weight:600;overflow-wrap:anywhere}
.quiet{color:var(--quiet);font-size:.875rem}
.amount{font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.25rem 0}
dl .due{border-top:1px solid var(--line);margin-top:.5rem;padding-top:.75rem;font-weight:700;font-size:1.125rem}
.notice{background:#fff7e6;border:1px solid #f0d28a;border-radius:12px;padding:.75rem 1rem;margin:0 0 1rem}
button{width:100%;min-height:52px;border:0;border-radius:10px;background:var(--accent);color:#fff;font-family:inherit;font-size:1.0625rem;font-weight:600;cursor:pointer}
button:hover{opacity:.9}
.back{display:inline-block;padding:.75rem 0}
`.trim();
