# One image per server: `docker build --target commerce|middleware|storefront .`
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
# Names the release in health checks and metrics; the context has no Git history.
ARG GIT_COMMIT=unknown
COPY . .
# A registry of your own is named in the secret `npmrc`, which stays out of the image. What the build needed has 2 GB, which
# to store takes as long as to build.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc,required=false \
    npm run build:release && mv release /release && rm -rf /src/* /root/.local /root/.cache /root/.npm

FROM scratch AS release
COPY --from=build /release /

FROM ${NODE_IMAGE} AS commerce
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 DATA_DIR=/data
WORKDIR /app
COPY --from=release /commerce ./
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 4100
# The first start fills the database; it listens after that.
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--env-file-if-exists=.env", "--min-semi-space-size=16", "--max-semi-space-size=16", "commerce/src/main.js"]

FROM ${NODE_IMAGE} AS middleware
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=release /middleware ./
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --start-period=10s --interval=10s --timeout=5s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--env-file-if-exists=.env", "--max-semi-space-size=4", "--v8-pool-size=1", "--max-old-space-size=192", "middleware/src/main.js"]

FROM ${NODE_IMAGE} AS storefront
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=release /storefront ./
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --start-period=20s --interval=10s --timeout=5s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--env-file-if-exists=.env", "--max-semi-space-size=16", "--max-old-space-size=512", "storefront/server/main.js"]
