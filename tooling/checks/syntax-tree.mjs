/** Node types of @swc/core's parser: those with a body that runs later, and those with a scope of their own. */
export const FUNCTIONS =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|PrivateMethod|Constructor|MethodProperty|GetterProperty|SetterProperty)$/;
export const SCOPES =
  /^(BlockStatement|ForStatement|ForInStatement|ForOfStatement|CatchClause|SwitchStatement|StaticBlock)$/;

/** Names that a function or block declares in its own scope. */
export function declaredIn(node) {
  const names = [];
  if (node.type === 'CatchClause') names.push(...namesOf(node.param));
  for (const parameter of [...(node.params ?? []), ...(node.param ? [node.param] : [])])
    names.push(...namesOf(parameter.pat ?? parameter));
  const statements = node.stmts ?? node.body?.stmts ?? [];
  for (const each of [...statements, node.init, node.left].filter(Boolean)) {
    if (each.type === 'VariableDeclaration') names.push(...each.declarations.flatMap(({ id }) => namesOf(id)));
    if (/^(Function|Class)Declaration$/.test(each.type)) names.push(each.identifier.value);
  }
  return names;
}

/** Names that a pattern binds. */
export const namesOf = (pattern) =>
  leavesOf(pattern)
    .filter(({ type }) => type === 'Identifier')
    .map(({ value }) => value);

/** Targets of a pattern; an expression is its own target. */
export function leavesOf(pattern) {
  switch (pattern?.type) {
    case undefined:
      return [];
    case 'ArrayPattern':
      return pattern.elements.flatMap(leavesOf);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        leavesOf(property.type === 'AssignmentPatternProperty' ? property.key : (property.value ?? property.argument)),
      );
    case 'AssignmentPattern':
      return leavesOf(pattern.left);
    case 'RestElement':
      return leavesOf(pattern.argument);
    default:
      return [pattern];
  }
}

/** The expression without parentheses and types. */
export function plain(node) {
  return node &&
    /^(Ts(As|Satisfies|NonNull|ConstAssertion)(Expression)?|TsConstAssertion|TsTypeAssertion|ParenthesisExpression)$/.test(
      node.type,
    )
    ? plain(node.expression)
    : node;
}

/** `a.b.c` of an identifier or its members, without what cannot be read. */
export function nameOf(node) {
  const at = plain(node);
  if (at?.type === 'Identifier') return at.value;
  if (at?.type === 'MemberExpression') return [nameOf(at.object), at.property.value].filter(Boolean).join('.');
  return '';
}

/** All descendants. */
export function* walk(node, { into = () => true } = {}) {
  if (!node || typeof node !== 'object') return;
  if (node.type) yield node;
  if (node.type && !into(node)) return;
  for (const value of Object.values(node)) {
    if (Array.isArray(value))
      for (const each of value) yield* walk(each.expression && !each.type ? each.expression : each, { into });
    else yield* walk(value, { into });
  }
}
