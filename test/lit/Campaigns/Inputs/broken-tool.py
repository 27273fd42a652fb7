"""opt and llc with faults: broken-tool.py TOOL ARGUMENT...

What goes wrong depends on the arguments: after mincaml-gvn an addition is a subtraction,
mincaml-licm crashes, mincaml-cse ends with an error, mincaml-beta does not end; of the
allocators `basic` is said to be wrong, by the checker's message.
"""

import os
import re
import subprocess
import sys
import time

tool, *arguments = sys.argv[1:]
text = " ".join(arguments)
if "-passes=function(mincaml-licm)" in text:
    os.abort()
if "-passes=function(mincaml-cse)" in text:
    sys.exit("error: not today")
if "-passes=function(mincaml-beta)" in text:
    time.sleep(60)
if "-regalloc=basic" in text:
    sys.exit("error: wrong register allocation in function 'main': nonsense")
if "-passes=function(mincaml-gvn)" not in text:
    os.execv(tool, [tool, *arguments])
output = arguments.index("-o") + 1
to_text = [*arguments[:output], "-", *arguments[output + 1 :], "-S"]
module = subprocess.run([tool, *to_text], check=True, capture_output=True, text=True).stdout
wrong = re.sub(r"= add (.* 1013904223)", r"= sub \1", module)
back = [tool, "-passes=", "-", "-o", arguments[output]]
sys.exit(subprocess.run(back, input=wrong, text=True).returncode)
