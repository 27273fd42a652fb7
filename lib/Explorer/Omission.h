//===- Omission.h - What the data does not have -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_OMISSION_H
#define MINCAML_LIB_EXPLORER_OMISSION_H

#include <string>

namespace mincaml::explorer {

/// A part that was left out because of its size.
struct Omission {
  std::string What;
  std::string Why;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_OMISSION_H
