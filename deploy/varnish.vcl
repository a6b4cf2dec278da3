vcl 4.1;
# Caches pages and files of the storefronts, for Varnish 7 with varnish-modules (both in Debian). TLS ends before it, in nginx
# (nginx.conf with Varnish as its upstream) or a load balancer. Start it with
#   varnishd -f /etc/varnish/loftwood.vcl -a 127.0.0.1:6081 -s malloc,1g -p http_gzip_support=off
# without gzip of its own, because the storefronts send Brotli. Storefronts behind nginx and Varnish have TRUST_PROXY=2.
# Every lifetime comes from their Cache-Control and Age, so their CACHE_..._SECONDS are the only setting.

import directors;
import std;
import xkey;

probe alive {
    .url = "/healthz";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# One for each storefront, and a line in vcl_init.
backend storefront1 {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = alive;
    .connect_timeout = 2s;
    # Longer than the storefront's own timeout for rendering a page.
    .first_byte_timeout = 40s;
    .between_bytes_timeout = 20s;
}

sub vcl_init {
    new storefronts = directors.round_robin();
    storefronts.add_backend(storefront1);
}

sub vcl_recv {
    set req.backend_hint = storefronts.backend();
    if (req.restarts == 0) {
        unset req.http.X-State;
        unset req.http.X-Renew;
        unset req.http.X-Failed;
        unset req.http.X-Purged;
    }

    if (req.url ~ "^/cache/purge(\?|$)") {
        call purge_by_tag;
    }
    # For operators, who reach the servers without this.
    if (req.url ~ "^/(healthz|readyz|metrics)(\?|$)") {
        return (synth(404));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Calls of the page's scripts, which carry no tags; the middleware caches them. Films are read in ranges.
    if (req.url ~ "^/(api|media/video|media/sample)/") {
        return (pass);
    }
    # Pages about one shopper, below each store view too: the segments of the storefront's personal-pages.ts.
    if (req.url ~ "^/([^/?]+/)?(checkout|checkout-guest|sales|wishlist|compare|newsletter|sociallogin|stock-alert|customer|review)([/?]|$)") {
        return (pass);
    }
    # All else is the same for everybody: store view and language are in the path, and no cookie matters.
    unset req.http.Cookie;
    unset req.http.Authorization;
    call normalize;
    if (req.http.X-Renew && !req.http.X-Failed) {
        set req.hash_always_miss = true;
    }
    return (hash);
}

# There is one shop, whatever name it is called by.
sub vcl_hash {
    hash_data(req.url);
    return (lookup);
}

# Requests for the same bytes become the same request.
sub normalize {
    # Parameters of campaigns mean nothing to the servers; the browser's own address keeps them.
    if (req.url ~ "[?&](utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|mc_[ce]id|_ga|_gl|srsltid)=") {
        set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|mc_[ce]id|_ga|_gl|srsltid)=[^&]*&?", "");
    }
    set req.url = std.querysort(regsub(req.url, "[?&]+$", ""));

    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Only pictures differ by it.
    if (req.url !~ "^/media/") {
        unset req.http.Accept;
    } else if (req.http.Accept ~ "image/avif") {
        set req.http.Accept = "image/avif,image/webp";
    } else if (req.http.Accept ~ "image/webp") {
        set req.http.Accept = "image/webp";
    } else {
        unset req.http.Accept;
    }
}

# POST /cache/purge, as the storefronts take it. The tags are in Surrogate-Key; without it everything is purged. The secret is
# PURGE_SECRET, in a file that only Varnish's user reads.
sub purge_by_tag {
    set req.http.X-Secret = regsub(std.fileread("/etc/varnish/purge-secret"), "\s+$", "");
    if (req.method != "POST" || req.http.X-Secret == "" || req.http.Authorization != "Bearer " + req.http.X-Secret) {
        return (synth(403));
    }
    if (req.http.Surrogate-Key) {
        set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    } else {
        if (!std.ban("obj.status != 0")) {
            return (synth(500));
        }
        set req.http.X-Purged = "all";
    }
    return (synth(200, "Purged: " + req.http.X-Purged));
}

sub vcl_backend_response {
    # An error leaves what is stored in its place.
    if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.X-Renew)) {
        return (abandon);
    }
    if (beresp.http.Cache-Control !~ "(^|[ ,])(s-maxage|max-age)=" || beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # Varnish has subtracted Age from the ttl, and read the grace from stale-while-revalidate.
    set beresp.http.X-Stale-While-Revalidate = beresp.grace + "s";
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^(.*[ ,])?stale-if-error=(\d+).*$|^.*$", "\2") + "s", beresp.grace);
    if (beresp.ttl + beresp.grace <= 0s) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
    }
    return (deliver);
}

sub vcl_hit {
    if (obj.ttl >= 0s) {
        set req.http.X-State = "hit";
        return (deliver);
    }
    # Stale: while it is revalidated in the background up to stale-while-revalidate, beyond that only where no storefront can
    # send a newer one.
    if (obj.ttl + std.duration(obj.http.X-Stale-While-Revalidate, 0s) > 0s || !std.healthy(req.backend_hint) || req.http.X-Failed) {
        set req.http.X-State = "stale";
        return (deliver);
    }
    set req.http.X-Renew = "true";
    return (restart);
}

sub vcl_backend_error {
    # The page for it is written in vcl_synth.
    return (abandon);
}

sub vcl_synth {
    # No newer one could be had: the stale one is shown.
    if (resp.status >= 500 && req.http.X-Renew && !req.http.X-Failed) {
        set req.http.X-Failed = "true";
        return (restart);
    }
    set resp.http.Cache-Control = "no-store";
    if (resp.status >= 500) {
        set resp.http.Content-Type = "text/html; charset=utf-8";
        set resp.http.Retry-After = "5";
        set resp.body = {"<!DOCTYPE html><title>Loftwood</title><meta name="viewport" content="width=device-width"><body style="font:1.1rem/1.5 sans-serif;margin:15vh auto;max-width:30rem;padding:1rem"><p>The shop is out of reach for a moment. Please try again.<p lang="fr">La boutique est inaccessible pour l'instant. Veuillez réessayer."};
    } else {
        set resp.http.Content-Type = "text/plain";
        set resp.body = resp.reason;
    }
    return (deliver);
}

sub vcl_deliver {
    if (req.http.X-State) {
        set resp.http.X-Cache = req.http.X-State;
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.X-Stale-While-Revalidate;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
