declare module '@generated/guide-uses/default/uses.json' {
  const uses: import('../plugins/guide-uses').GuideUses;
  export default uses;
}
