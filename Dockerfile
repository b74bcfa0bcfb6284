# A server in a container: compose.yaml runs it behind a proxy with TLS, docs/tutorial/host.md tells how.
# tests/hosting/test_container.py follows these steps.

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
ENV STAVITEL_NATIVE=1 STAVITEL_PAGE=1
WORKDIR /build
COPY pyproject.toml hatch_build.py hatch_compile.py README.md LICENSE ./
COPY web web
COPY src src
RUN python -m venv /opt/stavitel && /opt/stavitel/bin/pip install --no-cache-dir .

FROM python:3.13-slim
COPY --from=build /opt/stavitel /opt/stavitel
# a new volume takes over owner and mode
RUN useradd --system --uid 10001 --no-create-home --home-dir /data stavitel \
 && install --directory --mode=0700 --owner=stavitel --group=stavitel /data /backup
ENV PATH=/opt/stavitel/bin:$PATH
USER 10001
VOLUME /data /backup
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["stavitel"]
CMD ["serve", "--no-open", "--host", "0.0.0.0", "--data", "/data"]
