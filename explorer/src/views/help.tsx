import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useStore } from "../state/store";

declare const LICENCES: { name: string; version: string; licence: string; text: string }[];

const KEYS: [string, string][] = [
  ["n, p", "next, previous pass that changed something (N, P: any pass)"],
  ["Tab", "to the next column or control"],
  ["1 … 9", "to that column"],
  ["arrows", "in a text: to the next line, the next expression; in the passes: to the next one; in a graph, the solver or the run: one step"],
  ["Enter", "in a text: select the expression at the cursor"],
  ["l", "in a text: to the next lit line"],
  ["u", "select the expression around the selected one"],
  ["Escape", "select nothing, close this"],
  ["+, -", "larger, smaller text"],
  ["t", "light, dark"],
];

/** The keys, the parts that the data omits, and the licences of the libraries. */
export function Help({ onClose }: { onClose(): void }): JSX.Element {
  const { model } = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { program, omitted } = model.data;
  return (
    <dialog ref={dialog} onClose={onClose} aria-label="Help">
      <form method="dialog"><button>Close</button></form>
      <h2>Keys</h2>
      <table>
        <tbody>
          {KEYS.map(([key, what]) => (
            <tr key={key}><th scope="row">{key}</th><td>{what}</td></tr>
          ))}
        </tbody>
      </table>
      <h2>This page</h2>
      <p>
        Written by {program.compiler}: <code>{program.command.join(" ")}</code>. The address holds the view:
        a copy of it shows the same to another reader of this file.
      </p>
      <h2>Left out</h2>
      {omitted?.length ? (
        <ul>{omitted.map(({ what, why }, index) => <li key={index}>{what}: {why}</li>)}</ul>
      ) : (
        <p>Nothing was left out.</p>
      )}
      <h2>Libraries in this page</h2>
      {LICENCES.map(({ name, version, licence, text }) => (
        <details key={name}>
          <summary>{name} {version}: {licence}</summary>
          <pre>{text}</pre>
        </details>
      ))}
    </dialog>
  );
}
