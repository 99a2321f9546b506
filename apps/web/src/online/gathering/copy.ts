/** Copies a field's text; false if the browser refuses, in which case the text is only selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Only secure pages have a clipboard API. Addresses in a home network are not secure, so use the old API there.
  }
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else works without TLS
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
