//===- TreeContext.h - What owns a syntax tree ------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_TREECONTEXT_H
#define MINCAML_FRONTEND_TREECONTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"

namespace mincaml::ast {

/// Owns the nodes, arrays and names of one tree.
class ASTContext {
public:
  ASTContext() = default;
  ASTContext(const ASTContext &) = delete;
  ASTContext &operator=(const ASTContext &) = delete;

  template <typename Node, typename... Arguments>
  Node *make(Arguments &&...As) {
    static_assert(std::is_trivially_destructible_v<Node>);
    return new (Allocator.Allocate<Node>())
        Node(std::forward<Arguments>(As)...);
  }

  template <typename Element>
  llvm::MutableArrayRef<Element> copy(llvm::ArrayRef<Element> Elements) {
    return Elements.copy(Allocator);
  }

  // Not llvm::UniqueStringSaver: code inside libLLVM would allocate from an
  // allocator that code of ours, compiled with AddressSanitizer, poisons.
  llvm::StringRef intern(llvm::StringRef Name) {
    auto I = Names.find(Name);
    if (I == Names.end())
      I = Names.insert(Name.copy(Allocator)).first;
    return *I;
  }

  /// A number that no name contains yet, to make one that differs from all
  /// others.
  unsigned makeNumber() { return ++LastNumber; }
  /// A name that does not occur in the text: `prefix#1`.
  llvm::StringRef makeName(llvm::StringRef Prefix, unsigned Number);
  llvm::StringRef makeName(llvm::StringRef Prefix) {
    return makeName(Prefix, makeNumber());
  }

private:
  llvm::BumpPtrAllocator Allocator;
  llvm::DenseSet<llvm::StringRef> Names;
  unsigned LastNumber = 0;
};

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_TREECONTEXT_H
