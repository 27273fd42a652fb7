//===- Omission.h - A part that the data omits ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_OMISSION_H
#define MINCAML_LIB_EXPLORER_OMISSION_H

#include <string>

namespace mincaml::explorer {

/// A part that was omitted, and the reason.
struct Omission {
  std::string What;
  std::string Why;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_OMISSION_H
