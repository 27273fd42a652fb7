//===- FactSources.h - Collection of facts for a request --------*- C++ -*-===//
//
// Collects the facts about functions of other files for a request: those that
// facts files and the command line claim, and those that the code of other
// files shows. A claim that the code of one of the files contradicts is
// reported and not used.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_FACTSOURCES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_FACTSOURCES_H

#include "Object/Files/InputFiles.h"

namespace mincaml::sparc {

class FactSources {
public:
  FactSources(const FileCheckRequest &Request, FileCheckClient &Client,
              InputFiles &Inputs, ObjectCheckTools &Tools)
      : Request(Request), Client(Client), Inputs(Inputs), Tools(Tools) {}

  /// Reads and combines all facts and, if the request names a file for them,
  /// writes those of the checked files. Returns false after it has reported a
  /// facts file that cannot be read.
  bool gather();
  /// The facts for all checked files.
  const FactSet &facts() const { return Known; }

private:
  bool readClaims();
  /// The facts that the code of the files shows if they are linked together.
  FactSet derive(llvm::ArrayRef<std::string> Files, const FactSet &Given,
                 bool ReportProblems);
  /// Computes Known and Derived. If claims are wrong, removes them and returns
  /// false.
  bool combine();
  bool removeContradicted(const FactSet &ByCode);
  void write() const;

  const FileCheckRequest &Request;
  FileCheckClient &Client;
  InputFiles &Inputs;
  ObjectCheckTools &Tools;
  FactSet Claims, Known, Derived;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_FACTSOURCES_H
