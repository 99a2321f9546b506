/** Copies the text of a field. If the browser refuses, the text is only selected, and the result is false. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // The clipboard API needs HTTPS, which pages in a home network do not have. So the old API is used there.
  }
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- without HTTPS there is no other way to copy
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
