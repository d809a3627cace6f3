# The shell's server with its own browser files. Built from the root: docker build -f deploy/shell.Dockerfile .
FROM node:20-bookworm-slim AS build
WORKDIR /souk
COPY . .
RUN corepack enable && pnpm install --frozen-lockfile
RUN node tooling/build.mjs shell && pnpm --filter shell deploy --legacy --prod /out

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OPS_PORT=3004 RELEASES=/releases/releases.json STORE=/releases/store
WORKDIR /souk/shell
COPY --from=build /out/node_modules node_modules
COPY --from=build /souk/shell/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPS_PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.cjs"]
