// Runs before `npm pack` in a package's own folder, whose package.json contains `catalog:`, which does not work outside this
// repository.
console.error(
  '✖ This package is packed by `npm run pack` at the root, which puts versions in the place of `catalog:`.',
);
process.exitCode = 1;
