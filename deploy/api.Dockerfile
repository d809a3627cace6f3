# The API. Its database is another container or service: DATABASE_URL. Built from the root: docker build -f deploy/api.Dockerfile .
FROM node:20-bookworm-slim AS build
WORKDIR /souk
COPY . .
RUN corepack enable && pnpm install --frozen-lockfile
RUN node tooling/build.mjs api && pnpm --filter api deploy --legacy --prod /out

FROM node:20-bookworm-slim
ENV NODE_ENV=production PORT=3001 HOST=0.0.0.0 MEDIA_DIR=/media UPLOADS_DIR=/uploads
WORKDIR /souk/api
COPY --from=build /out/node_modules node_modules
COPY --from=build /souk/api/dist dist
COPY --from=build /souk/api/migrations migrations
RUN mkdir /media /uploads && chown node /media /uploads
USER node
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server.mjs"]
