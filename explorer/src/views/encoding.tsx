import type { JSX } from "preact";
import { assemblyLine } from "../data/assembly";
import type { AssemblyLine, Field } from "../data/schema";
import { useStore, useView } from "../state/store";

/** The bits of a word, the most significant first. `bytes` are in memory order. */
export function bitsOf(bytes: string, littleEndian: boolean): string {
  const pairs = bytes.replace(/\s/g, "").match(/../g) ?? [];
  const ordered = littleEndian ? [...pairs].reverse() : pairs;
  return ordered.map((pair) => parseInt(pair, 16).toString(2).padStart(8, "0")).join("");
}

function hexadecimal(value: number): string {
  return value < 0 ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;
}

function Fields({ fields, bits }: { fields: readonly Field[]; bits: string }): JSX.Element {
  const sorted = [...fields].sort((left, right) => right[1] - left[1]);
  const width = bits.length;
  return (
    <table class="fields" aria-label="Bit fields">
      <thead>
        <tr>{sorted.map(([name]) => <th key={name} scope="col">{name}</th>)}</tr>
      </thead>
      <tbody>
        <tr class="bits">
          {sorted.map(([name, high, low]) => (
            <td key={name}>{bits.slice(width - 1 - high, width - low)}</td>
          ))}
        </tr>
        <tr class="positions">
          {sorted.map(([name, high, low]) => <td key={name}>{high === low ? high : `${high}…${low}`}</td>)}
        </tr>
        <tr>{sorted.map(([name, , , value]) => <td key={name}>{value}</td>)}</tr>
        <tr class="hexadecimal">{sorted.map(([name, , , value]) => <td key={name}>{hexadecimal(value)}</td>)}</tr>
      </tbody>
    </table>
  );
}

function Rules({ line }: { line: AssemblyLine }): JSX.Element {
  const { model } = useStore();
  if (!line.rules?.length) return <p class="note">The data names no rule for this instruction.</p>;
  return (
    <ul class="rules">
      {line.rules.map((index) => {
        const rule = model.data.rules?.[index];
        return rule ? <li key={index}><b>{rule.id}</b> {rule.title}{rule.source !== undefined && <span class="note"> ({rule.source})</span>}</li> : null;
      })}
    </ul>
  );
}

/** The selected instruction: its word, the fields of the word, and its rules. */
export function EncodingView(): JSX.Element {
  const { model } = useStore();
  const view = useView();
  const line = assemblyLine(model.data, view.word);
  if (!line || line.kind !== "word") {
    return <p class="note">Click an instruction in the assembly, or move there with the arrow keys.</p>;
  }
  const sparc = model.data.program.target.startsWith("sparc");
  const bits = bitsOf(line.bytes ?? "", !sparc);
  return (
    <div class="scroll word-details" tabIndex={0} role="region" aria-label="Encoding">
      <h3><code>{line.text.trim()}</code></h3>
      <dl class="details">
        {line.offset !== undefined && <><dt>offset</dt><dd>{line.offset} bytes (0x{line.offset.toString(16)}) into the function</dd></>}
        {line.bytes !== undefined && <><dt>bytes</dt><dd><code>{line.bytes}</code></dd></>}
        {line.executions !== undefined && <><dt>executed</dt><dd>{line.executions === 1 ? "once" : `${line.executions.toLocaleString("en")} times`}</dd></>}
        {line.slot && <><dt>place</dt><dd>the delay slot of the branch before it: it is executed with the branch</dd></>}
        {line.window !== undefined && <><dt>window</dt><dd>{line.window} deep (save: one deeper, restore: back)</dd></>}
        {line.class !== undefined && line.class >= 0 && <><dt>made for</dt><dd>{model.data.classes[line.class]}</dd></>}
      </dl>
      {line.fields?.length ? <Fields fields={line.fields} bits={bits} /> : bits !== "" && <p><code class="bits">{bits}</code></p>}
      <h3>Rules that it was checked against</h3>
      <Rules line={line} />
    </div>
  );
}
