import { useLayoutEffect, useState } from "preact/hooks";

/** The size of a character of the font for code, measured in the page. */
export function useCharacterSize(fontSize: number): { width: number; height: number } {
  const estimate = { width: fontSize * 0.61, height: fontSize * 1.35 };
  const [size, setSize] = useState(estimate);
  useLayoutEffect(() => {
    const probe = document.createElement("code");
    probe.className = "probe";
    probe.textContent = "0".repeat(100);
    document.body.append(probe);
    const width = probe.getBoundingClientRect().width / 100;
    probe.remove();
    setSize(width > 0 ? { width, height: fontSize * 1.35 } : estimate);
  }, [fontSize]);
  return size;
}
