/** The one style sheet of the report page. It loads nothing; colours follow the reader's light or dark setting. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--page:#f5f6f8;--card:#fff;--ink:#1b1f26;--soft:#5b6472;--line:#e1e4ea;--faint:#eef0f4;--link:#3457d5;
--good:#18794e;--goodbg:#e3f4ea;--bad:#c22f3d;--badbg:#fcebec;--warn:#96600a;--warnbg:#fdf3dc;--calm:#5b6472;--calmbg:#eceff3;
--s1:#3f66e0;--s2:#0c8a84;--s3:#a65bd0;--s4:#d0702a;--s5:#2e8fce;--s6:#7c8a10;--s7:#d04f86;--s8:#7a6250}
@media (prefers-color-scheme:dark){:root{--page:#101318;--card:#181c23;--ink:#e5e8ee;--soft:#98a2b3;--line:#2b313c;--faint:#20252e;--link:#8fa9ff;
--good:#5fd39a;--goodbg:#12301f;--bad:#ff8a92;--badbg:#3a1a1e;--warn:#eebd62;--warnbg:#352812;--calm:#a3adbd;--calmbg:#262c36;
--s1:#7b9bff;--s2:#3fc4bc;--s3:#cd94ee;--s4:#f2a065;--s5:#6cc0f5;--s6:#c0cd52;--s7:#f48db8;--s8:#c2a68f}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:1120px;margin:0 auto;padding:28px 20px 64px}
h1{font-size:23px;line-height:1.35;margin:0;font-weight:650;overflow-wrap:anywhere}
h2{font-size:17px;margin:0 0 14px;font-weight:650}
h3{font-size:14px;margin:20px 0 8px;font-weight:650}
p{margin:0 0 12px}section>:last-child,header>:last-child{margin-bottom:0}
dl+p,.scroll+p{margin-top:12px}.legend+.scroll{margin-top:14px}
code,pre,.mono{font-family:ui-monospace,SFMono-Regular,"Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.875em}
code{overflow-wrap:anywhere}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.5;tab-size:4}
section,header{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:22px 24px;margin-bottom:18px}
header{border-top:5px solid var(--tone);padding-top:20px}
.soft{color:var(--soft)}.small{font-size:13px}.right{text-align:right}.nowrap{white-space:nowrap}
.good{--tone:var(--good);--tonebg:var(--goodbg)}.bad{--tone:var(--bad);--tonebg:var(--badbg)}
.warn{--tone:var(--warn);--tonebg:var(--warnbg)}.calm{--tone:var(--calm);--tonebg:var(--calmbg)}
.badge{display:inline-block;background:var(--tonebg);color:var(--tone);border-radius:999px;padding:3px 13px;font-weight:650;font-size:14px;margin-bottom:9px}
.chip{display:inline-block;background:var(--faint);color:var(--soft);border-radius:6px;padding:0 7px;font-size:12px;line-height:20px;margin-right:4px;white-space:nowrap}
.chip.tone{background:var(--tonebg);color:var(--tone)}
.task{border-left:3px solid var(--line);padding:1px 0 1px 14px;margin:16px 0;color:var(--soft);white-space:pre-wrap;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 18px;margin:0;font-size:14px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(165px,1fr));gap:12px;margin-bottom:18px}
.tile{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:14px 18px}
.tile b{display:block;font-size:20px;line-height:1.35;font-weight:650;font-variant-numeric:tabular-nums}
.tile span{color:var(--soft);font-size:13px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th{font-weight:600;color:var(--soft);font-size:12.5px;text-align:left}
th,td{padding:7px 14px 7px 0;border-bottom:1px solid var(--line);vertical-align:top}
tr:last-child td{border-bottom:0}th:last-child,td:last-child{padding-right:0}
td.num,th.num{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.times td{border:0;padding:3px 14px 3px 0}.times td:last-child{width:100%}
td.wide{min-width:190px}tr:has(+.written) td{border-bottom:0}.written .diff,.written pre{margin:8px 0 4px}.written details{max-width:1000px}
td.good,td.bad{color:var(--tone);font-weight:600}
details summary{cursor:pointer;list-style:none}details summary::-webkit-details-marker{display:none}
details summary::before{content:"▸";color:var(--soft);display:inline-block;width:16px}
details[open]>summary::before{content:"▾"}
summary:focus-visible{outline:2px solid var(--link);outline-offset:3px;border-radius:4px}
.diff{border:1px solid var(--line);border-radius:8px;overflow:hidden;margin-bottom:12px}
.diff h3{margin:0;padding:8px 14px;background:var(--faint);border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.diff pre{padding:6px 0}.diff span{display:block;padding:0 14px}
.diff .add{background:var(--goodbg)}.diff .del{background:var(--badbg)}.diff .at{color:var(--soft);background:var(--faint);margin:4px 0}
svg{display:block;width:100%}
.stack{height:26px;border-radius:6px;overflow:hidden;background:var(--faint)}
.bar{height:8px;border-radius:4px;overflow:hidden;background:var(--faint);margin-top:5px}
.bar .share{opacity:.28}.cap{fill:var(--bad)}.seam{fill:var(--card)}
.s1{fill:var(--s1)}.s2{fill:var(--s2)}.s3{fill:var(--s3)}.s4{fill:var(--s4)}.s5{fill:var(--s5)}.s6{fill:var(--s6)}.s7{fill:var(--s7)}.s8{fill:var(--s8)}
.dot{display:inline-block;width:10px;height:10px;margin-right:6px;vertical-align:-1px}
.slot{border:1px solid var(--line);border-radius:10px;margin-top:10px;padding:11px 14px}
.slot summary{display:grid;grid-template-columns:16px 26px minmax(0,1fr) 225px;gap:4px 8px;align-items:start}
.slot summary::before{line-height:22px}
.slot .no{font-weight:650;font-variant-numeric:tabular-nums}
.slot pre{margin-top:12px;padding:12px 14px;background:var(--faint);border-radius:8px;font-size:13px}
.waffle{width:auto;max-width:100%;margin:16px 0 4px}.waffle rect{stroke:var(--card);stroke-width:.8}
.ok{fill:var(--good)}.ko{fill:var(--bad)}.er{fill:var(--warn)}.sk{fill:var(--calm)}.no-run{fill:var(--line)}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;font-size:13px;color:var(--soft);margin-top:8px}
.output{background:var(--faint);border-radius:8px;padding:12px 14px;font-size:13px;max-height:420px;overflow:auto}
ul{margin:0;padding-left:20px}li{margin:2px 0;overflow-wrap:anywhere}
footer{color:var(--soft);font-size:13px;text-align:center;margin-top:26px}
@media (max-width:640px){main{padding:14px 10px 40px}section,header{padding:16px}.slot summary{grid-template-columns:16px 26px minmax(0,1fr)}.slot summary>:last-child{grid-column:3}}
@media print{body{background:#fff}section,header,.tile{break-inside:avoid}}
`;
