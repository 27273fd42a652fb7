import { options } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Whether the page is being printed. Then nothing can be scrolled. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const change = (value: boolean) => () => {
      // Render synchronously: the browser prints the page as soon as the event handlers
      // have returned.
      const { debounceRendering } = options;
      options.debounceRendering = (render) => render();
      setPrinting(value);
      if (debounceRendering) options.debounceRendering = debounceRendering;
      else delete options.debounceRendering;
    };
    const before = change(true);
    const after = change(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return printing;
}
