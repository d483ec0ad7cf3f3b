/** The style of the page, in both themes; every pair of colours has at least 4.5 to 1. */
export const style = `
:root{--paper:#fbfaf7;--card:#fff;--ink:#1d1b18;--soft:#5c574f;--line:#dcd7cd;--good:#1a6b3c;--bad:#a4221c;--odd:#8a4b00;--goodbg:#e6f3ea;--badbg:#fbe9e7;--oddbg:#fbeedb;--rest:#efece5}
@media(prefers-color-scheme:dark){:root{--paper:#171614;--card:#211f1c;--ink:#f1eee8;--soft:#b4aea3;--line:#3b3833;--good:#7fd3a0;--bad:#ff9d94;--odd:#f2bd6d;--goodbg:#1b3325;--badbg:#40201d;--oddbg:#3b2c14;--rest:#2c2a26}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1160px;padding:24px 16px 64px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 4px}
h2{font-size:1.2rem;margin:40px 0 12px}
h3{font-size:1rem;margin:0 0 8px;display:flex;flex-wrap:wrap;gap:6px 8px;align-items:center}
h4{font-size:.85rem;margin:14px 0 6px;color:var(--soft);font-weight:600}
code{font:.9em ui-monospace,monospace}
.about{color:var(--soft);margin:0 0 16px}
.about code{color:var(--ink)}
.verdict{font-weight:600;padding:12px 16px;border-radius:8px;border-left:4px solid;background:var(--rest)}
.verdict.works{color:var(--good);background:var(--goodbg)}
.verdict.differs{color:var(--bad);background:var(--badbg)}
.verdict.notAsked{color:var(--odd);background:var(--oddbg)}
.figures{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}
.figure{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:10px 12px}
.figure strong{display:block;font-size:1.5rem;line-height:1.2;font-variant-numeric:tabular-nums}
.figure span{color:var(--soft);font-size:.85rem}
.figure.works strong{color:var(--good)}.figure.differs strong,.figure.missing strong{color:var(--bad)}
.differences{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.differences>li{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--bad);border-radius:8px;padding:14px 16px}
.tag{font-size:.75rem;font-weight:600;padding:2px 8px;border-radius:999px;background:var(--rest);color:var(--ink)}
.tag.differs,.tag.missing{background:var(--badbg);color:var(--bad)}
dl{display:grid;grid-template-columns:6em 1fr;gap:4px 12px;margin:0}
dt{color:var(--soft)}dd{margin:0}
.plain{list-style:none;margin:0;padding:0}
.plain li{border-top:1px solid var(--line)}
details{border-top:1px solid var(--line)}
.plain details{border:0}
summary{padding:10px 2px;cursor:pointer;font-weight:600}
.plain summary{font-weight:400}
summary:focus-visible,.scroll:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
summary small{color:var(--soft);font-weight:400;margin-left:6px}
details p{margin:0 0 12px 16px;display:flex;flex-wrap:wrap;gap:4px 12px}
.none{color:var(--soft)}
.scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:8px;margin:0 0 14px}
table{border-collapse:collapse;width:100%;font-size:.8rem;overflow-wrap:normal}
td{position:relative}
th,td{padding:5px 6px;text-align:center;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child{text-align:left;position:sticky;left:0;z-index:1;background:var(--card)}
thead th{color:var(--soft);font-weight:600}
tbody tr:last-child>*{border-bottom:0}
tbody th{font-weight:400}
td.works{color:var(--good)}td.differs,td.missing{color:var(--bad);background:var(--badbg);font-weight:700}td.notAsked{color:var(--soft)}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(max-width:520px){.figures{grid-template-columns:repeat(2,1fr)}dl{grid-template-columns:1fr}dt{font-size:.8rem;margin-top:4px}}
@media print{body{max-width:none}.scroll{overflow:visible}}
`.trim();
