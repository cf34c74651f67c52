# docker build -t hotel-back-office .      docs/deployment.md explains how to run it.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY index.html tsconfig.json vite.config.ts vite.server.config.ts ./
COPY public public
COPY tools/lib tools/lib
COPY src src
COPY server server
RUN npm run build

FROM node:24-trixie-slim
# pg_dump and pg_restore, for backups. They serve PostgreSQL 17 and earlier.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/db/migrations server/db/migrations
COPY --from=build /app/dist dist
# The account node of the image, as a number: Kubernetes proves from it that it is not root.
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
