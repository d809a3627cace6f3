// node write-sbom.mjs <image> [<folder with the bundles' packages>]: the last step of every image lists its actual content, as
// CycloneDX (docs/containers.md 'What is in an image').
import fs from 'node:fs';
import path from 'node:path';
import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library';
import { bundledPackages, debianPackages, nodePackages } from './installed-parts.mjs';

const [, , image, bundled] = process.argv;
const root = process.env.SBOM_ROOT ?? '/';
const out = path.join(root, 'souk/sbom.cdx.json');

const osRelease = path.join(root, 'etc/os-release');
const system = fs.existsSync(osRelease)
  ? Object.fromEntries(
      [...fs.readFileSync(osRelease, 'utf8').matchAll(/^(\w+)="?([^"\n]*)"?$/gm)].map(([, k, v]) => [k, v]),
    )
  : {};

const parts = [
  { type: 'node', name: 'node', version: process.version.slice(1), license: 'MIT' },
  ...debianPackages(root),
  ...nodePackages(path.join(root, 'souk')),
  ...bundledPackages(bundled),
];
const bom = new Models.Bom();
bom.metadata.component = new Models.Component(Enums.ComponentType.Container, image, { bomRef: image });
const known = new Set();
for (const part of parts) {
  const purl = addressOf(part);
  if (known.has(purl)) continue;
  known.add(purl);
  bom.components.add(asComponent(part, purl));
}
const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
fs.writeFileSync(out, serializer.serialize(bom, { sortLists: true, space: 1 }));

/** The part's package URL, by which scanners identify it. */
function addressOf({ type, name, version, arch }) {
  const at = encodeURIComponent(version);
  if (type === 'deb')
    return `pkg:deb/${system.ID ?? 'debian'}/${encodeURIComponent(name)}@${at}?arch=${arch}&distro=${system.ID}-${system.VERSION_ID}`;
  if (type === 'node') return `pkg:generic/node@${at}`;
  return `pkg:npm/${name.replace('@', '%40')}@${at}`;
}

function asComponent({ name, version, license }, purl) {
  const [, group, own] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [null, undefined, name];
  const component = new Models.Component(Enums.ComponentType.Library, own, { group, version, purl, bomRef: purl });
  if (typeof license === 'string') component.licenses.add(licenseOf(license));
  return component;
}

/** `MIT OR Apache-2.0` is an expression, `MIT` a known id, anything else a name. */
function licenseOf(text) {
  if (/ (?:OR|AND|WITH) /.test(text)) return new Models.LicenseExpression(text);
  return SPDX.isSupportedSpdxId(text) ? new Models.SpdxLicense(text) : new Models.NamedLicense(text);
}
