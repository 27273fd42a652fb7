"""Prints the machine passes in the order in which they run, with their positions and
purposes: those of the table MachinePasses.def, or those of docs/code-generation.md."""

import re
import sys

#: What a row of the table can follow, in the order of LLVM's pipeline, and its name there.
POSITIONS = {
    "instructionSelection()": "sparc-isel",
    "&FinalizeISelID": "finalize-isel",
    "&TwoAddressInstructionPassID": "twoaddressinstruction",
    "&FixupStatepointCallerSavedID": "fixup-statepoint-caller-saved",
    "&PrologEpilogCodeInserterID": "prologepilog",
    "&MachineBlockPlacementID": "block-placement",
    "&FEntryInserterID": "fentry-insert",
    "&BranchRelaxationPassID": "branch-relaxation",
    "&StackMapLivenessID": "stackmap-liveness",
    "&LiveDebugValuesID": "livedebugvalues",
    "Last": "the last pass",
}
STAGES = ["BeforePlugins", "AfterPlugins", "BeforeEmission"]
ROW = re.compile(
    r"^(MACHINE_PASS|ANY_TARGET_PASS|RECORDING|COMPARISON)\((\w+), ([^,]+),"
    r'\s+(?:"([^"]+)",.*?"([^"]+)"\)$|(\w+),)',
    re.MULTILINE | re.DOTALL,
)
PROOFS = {
    "RECORDING": ("recording", "records the code for the rule "),
    "COMPARISON": ("comparison", "compares the code for the rule "),
}

with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
if sys.argv[1].endswith(".def"):
    rows = []
    for kind, stage, after, name, purpose, rule in ROW.findall(text):
        if kind in PROOFS:
            name, purpose = PROOFS[kind][0], PROOFS[kind][1] + rule
        order = (list(POSITIONS).index(after), STAGES.index(stage))
        rows.append((order, (POSITIONS[after], name, purpose)))
    # The sort is stable: rows at the same position stay in the order of the table.
    found = [row for _, row in sorted(rows, key=lambda row: row[0])]
else:
    section = text.split("## Machine passes\n")[1].split("\n## ")[0]
    table = section.split("|---|---|---|\n")[1]
    found = re.findall(r"^\| (.*) \| `?(.*?)`? \| (.*) \|$", table, re.MULTILINE)
print("\n".join(" | ".join(row) for row in found))
