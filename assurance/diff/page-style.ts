/** The style of the page of a difference: light and dark by the reader's choice, and for paper. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c1f24, #e6e8eb); --quiet: light-dark(#565c66, #a5adb8);
  --ground: light-dark(#fff, #14171b); --card: light-dark(#f6f7f9, #1d2127); --edge: light-dark(#d5d9df, #3a414b);
  --new: light-dark(#0f6b37, #7ddba0); --newGround: light-dark(#e5f5ea, #14301f);
  --gone: light-dark(#a11a1a, #ff9d97); --goneGround: light-dark(#fdeaea, #3a1919);
  --other: light-dark(#7a5200, #f0c674); --otherGround: light-dark(#fdf3dc, #35290f); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 68rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 1rem; }
h2 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
code, pre { font: 0.875em/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
.head { display: grid; grid-template-columns: max-content 1fr; gap: 0.3rem 1.25rem; margin: 0 0 1.5rem; padding: 1rem;
  background: var(--card); border: 1px solid var(--edge); border-radius: 0.5rem; }
.head dt { color: var(--quiet); }
.head dd { margin: 0; overflow-wrap: anywhere; }
nav ul { margin: 0 0 1.5rem; padding: 0; list-style: none; columns: 18rem; }
nav li { padding: 0.15rem 0; break-inside: avoid; overflow-wrap: anywhere; }
a { color: inherit; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
section { margin: 0 0 1.25rem; padding: 1rem; border: 1px solid var(--edge); border-radius: 0.5rem; }
.became { margin: 0.15rem 0 0.6rem; color: var(--quiet); }
.mark { display: inline-block; margin-inline-start: 0.4rem; padding: 0 0.5rem; border: 1px solid currentColor;
  border-radius: 1rem; color: var(--ink); font-size: 0.8rem; }
.sign { display: inline-block; min-width: 1.3em; padding: 0 0.25em; border-radius: 0.25rem; text-align: center;
  font: 700 0.95em/1.4 ui-monospace, monospace; }
.sign.new { color: var(--new); background: var(--newGround); }
.sign.gone { color: var(--gone); background: var(--goneGround); }
.sign.other { color: var(--other); background: var(--otherGround); }
.entries { margin: 0; padding: 0; list-style: none; }
.entries > li { padding: 0.45rem 0; border-top: 1px solid var(--edge); }
.what, .label { color: var(--quiet); }
q { quotes: "«" "»"; }
.facts { margin: 0.2rem 0 0; padding-inline-start: 1.9rem; list-style: none; }
.sides { margin: 0; padding-inline-start: 1rem; list-style: none; }
.sides .label { display: inline-block; min-width: 3.5em; }
pre { margin: 0.4rem 0 0 1.9rem; padding: 0.6rem; background: var(--card); border-radius: 0.35rem; white-space: pre-wrap; }
pre ins, pre del { display: block; text-decoration: none; }
pre ins { color: var(--new); background: var(--newGround); }
pre del { color: var(--gone); background: var(--goneGround); }
pre span { display: block; }
@media (max-width: 40rem) {
  .head { grid-template-columns: 1fr; gap: 0 0; }
  .head dd { margin: 0 0 0.5rem; }
  section { padding: 0.75rem; }
  .facts { padding-inline-start: 0.75rem; }
  pre { margin-inline-start: 0; }
}
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav { display: none; }
  section { border-width: 0 0 1px; border-radius: 0; padding: 0.5rem 0; }
  .entries > li { break-inside: avoid; }
}
`;
