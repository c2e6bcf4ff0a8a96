/** Nothing: the contents for small screens are below the title (`theme/DocItem/Content`). */
export default function DocItemTOCMobile(): null {
  return null;
}
