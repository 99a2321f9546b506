/** Puts the text of a field into the clipboard; false where the browser does not allow it, and the text is only chosen. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Only pages that are served safely have a clipboard, and no address of a home network is: there the old way is left.
  }
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else works without TLS
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
