import { render } from "preact";
import { Model } from "./data/model";
import { readData } from "./data/read";
import { Highlights, HighlightsContext } from "./state/highlights";
import { Store, StoreContext } from "./state/store";
import { App } from "./views/app";

function start(page: HTMLElement): void {
  const element = document.getElementById("explorer-data");
  const data = readData(element?.textContent ?? "");
  // The data keeps the text of parts that are decoded later; the element is not needed.
  element?.remove();
  document.title = `${data.program.name} — MinCaml explorer`;
  const store = new Store(new Model(data));
  const highlights = new Highlights(store);
  page.textContent = "";
  render(
    <StoreContext.Provider value={store}>
      <HighlightsContext.Provider value={highlights}>
        <App />
      </HighlightsContext.Provider>
    </StoreContext.Provider>,
    page,
  );
  document.documentElement.dataset["ready"] = "";
}

const page = document.getElementById("page");
if (page) {
  try {
    start(page);
  } catch (error: unknown) {
    page.textContent = error instanceof Error ? error.message : String(error);
    page.setAttribute("role", "alert");
  }
}
