/** What the page last handed to the person as a file: jsdom has no idea of links to memory, nor of saving what they lead to. */
export function watchSavedFile() {
  const saved = { name: "", blob: new Blob() };
  URL.createObjectURL = (blob) => {
    saved.blob = blob as Blob;
    return "blob:saved";
  };
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(this: HTMLAnchorElement) {
    saved.name = this.download;
  });
  return saved;
}
